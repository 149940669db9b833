import { expect, test } from 'vitest';
import { z } from 'zod';
import { controlsFromSchema } from './controlsFromSchema.ts';

const schema = z.object({
  heading: z.string().min(1).max(80).meta({ title: 'Heading', description: 'Large words.' }),
  size: z.int().min(12).max(60).default(36),
  alignment: z.enum(['Left', 'Right']).default('Left'),
  position: z.enum(['1', '2', '3', '4', '5']).optional(),
  loop: z.boolean().default(true),
  items: z.array(z.string()).max(4),
});

test('each field has the control of its kind, with its limits', () => {
  const controls = controlsFromSchema(schema);
  expect(Object.entries(controls).map(([name, { control }]) => [name, control])).toEqual([
    ['heading', { type: 'text', maxLength: 80 }],
    ['size', { type: 'number', min: 12, max: 60, step: 1 }],
    ['alignment', { type: 'inline-radio' }],
    ['position', { type: 'select' }],
    ['loop', { type: 'boolean' }],
    ['items', { type: 'object' }],
  ]);
  expect(controls['alignment']?.options).toEqual(['Left', 'Right']);
});

test('each says what it is for, how much it takes, what it needs and what stands in for it', () => {
  const { heading, size, items } = controlsFromSchema(schema);
  expect(heading?.description).toBe('Large words. 1 to 80 characters.');
  expect(items?.description).toBe('At most 4 entries.');
  expect(heading?.type).toMatchObject({ required: true });
  expect(size?.type).toMatchObject({ required: false });
  expect(size?.table?.defaultValue).toEqual({ summary: '36' });
});

test('a schema that is no object has no controls', () => {
  expect(controlsFromSchema(z.string())).toEqual({});
});
