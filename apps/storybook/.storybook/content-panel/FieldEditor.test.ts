import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { GroupEditor } from './FieldEditor.tsx';
import type { FieldProps } from './fieldProps.ts';

const text = { kind: 'text', required: true } as const;

test('two fields of a group that are changed before it is drawn again both stand', () => {
  let group: unknown = { link: '', style: 'none' };
  const drawn: ReactElement<{ children: readonly ReactElement<FieldProps>[] }> = GroupEditor({
    field: { kind: 'group', required: true, fields: { link: text, style: text } },
    label: 'Call to action',
    value: group,
    choices: { pictures: [], products: [], colours: [], pages: [] },
    onChange: (change) => {
      group = change(group);
    },
  });
  const [link, style] = drawn.props.children;
  link?.props.onChange(() => '/browse/womens');
  style?.props.onChange(() => 'primary');
  expect(group).toEqual({ link: '/browse/womens', style: 'primary' });
});
