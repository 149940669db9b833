import { usePageFacts } from '@tailorbird/blocks/PageFacts';
import { RadioGroupField } from '@tailorbird/ui/RadioGroupField';
import { useLengthUnit } from './useLengthUnit.ts';

/** Centimetres or inches, remembered. What shows lengths follows by CSS, so that it works without script. */
export function UnitField() {
  const { market } = usePageFacts();
  const [unit, setUnit] = useLengthUnit(market);
  return (
    <RadioGroupField
      label="Measurements in"
      name="length-unit"
      appearance="buttons"
      value={unit}
      onChange={({ value }) => setUnit(value === 'in' ? 'in' : 'cm')}
      options={[
        { value: 'cm', label: 'Centimetres' },
        { value: 'in', label: 'Inches' },
      ]}
    />
  );
}
