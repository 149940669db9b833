import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { QuantityField } from './QuantityField.tsx';
import { RadioGroupField } from './RadioGroupField.tsx';
import { RevealableField } from './RevealableField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const options = [
  { value: '10', label: '10' },
  { value: '12', label: '12', soldOut: true },
];
const words = { label: 'Size', name: 'size', hint: 'UK sizes.', error: 'Choose a size' };

const fields = [
  ['TextField', <TextField {...words} key="a" />],
  ['RevealableField', <RevealableField {...words} key="g" />],
  ['TextAreaField', <TextAreaField {...words} key="b" />],
  ['SelectField', <SelectField {...words} options={options} key="c" />],
  ['CheckboxField', <CheckboxField {...words} key="d" />],
  ['RadioGroupField', <RadioGroupField {...words} options={options} key="e" />],
  ['QuantityField', <QuantityField {...words} key="f" />],
] as const;

test.each(fields)('%s: hint and error are read with the control, which is marked invalid', (_, field) => {
  const html = renderToStaticMarkup(field);
  const ids = /aria-describedby="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  const said = ids.map((id) =>
    new RegExp(`id="${id}"[^>]*>(.*?)</div>`).exec(html)?.[1]?.replaceAll(/<[^>]+>/g, ''),
  );
  expect(said).toEqual(['UK sizes.', 'Choose a size']);
  expect(html).toContain('aria-invalid="true"');
});

test.each(fields)('%s: the form sends it by its name', (_, field) => {
  expect(renderToStaticMarkup(field)).toContain('name="size"');
});

test('a field without fault or hint carries no empty description', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" />);
  expect(html).not.toContain('aria-describedby');
  expect(html).not.toContain('aria-invalid');
});

test('a password is hidden, with no button that only a script could answer', () => {
  const html = renderToStaticMarkup(<RevealableField label="Password" name="password" />);
  expect(html).toContain('type="password"');
  expect(html).not.toContain('<button');
});

test('the label names the control', () => {
  const html = renderToStaticMarkup(<TextField label="Email" name="email" id="email" />);
  expect(html).toContain('<label for="email">Email</label>');
  expect(html).toContain('id="email"');
});

test('an optional field says so in its label', () => {
  expect(renderToStaticMarkup(<TextField label="Company" name="company" optional />)).toContain('(optional)');
});

test('attributes of the input itself pass through, so a plain form keeps its values', () => {
  const html = renderToStaticMarkup(
    <TextField label="Email" name="email" type="email" autoComplete="email" defaultValue="a@b.uk" required />,
  );
  expect(html).toMatch(/type="email"/);
  expect(html).toMatch(/autoComplete="email"/i);
  expect(html).toContain('value="a@b.uk"');
  expect(html).toContain('required=""');
});

test('sizes are real radio buttons, and a sold out one can still be chosen to ask after it', () => {
  const html = renderToStaticMarkup(
    <RadioGroupField label="Size" name="size" options={options} appearance="buttons" defaultValue="10" />,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toContain('checked="" value="10"');
  expect(html).toContain('(sold out)');
  expect(html).not.toContain('disabled');
});

test('a swatch shows its colour and keeps its name', () => {
  const html = renderToStaticMarkup(
    <RadioGroupField
      label="Colour"
      name="colour"
      appearance="swatches"
      options={[{ value: 'moss', label: 'Moss', swatch: '#4F6238' }]}
    />,
  );
  expect(html).toContain('--swatch:#4F6238');
  expect(html).toContain('Moss');
});

test('a quantity is a number input between its bounds, without script too', () => {
  const html = renderToStaticMarkup(
    <QuantityField label="Quantity" name="quantity" max={5} defaultValue={2} />,
  );
  expect(html).toMatch(/type="number"[^>]*min="1" max="5"[^>]*value="2"/);
  expect(html).toContain('data-still=""');
});
