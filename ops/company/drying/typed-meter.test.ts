import { expect, test } from 'vitest'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { readMeter, typedMeter } from './typed-meter.ts'

test('a meter that is opened and saved is the same', () => {
  for (const meter of firstDryingSetup.meters)
    expect(readMeter(typedMeter(meter), ['M-2'])).toEqual({ meter })
})

test('each field of a meter that is missing or wrong says so', () => {
  const blank = { name: '', least: 'a', most: '' }
  expect(
    readMeter({ ...typedMeter(null), scales: [blank, { name: 'Wood', least: '60', most: '5' }] }, []),
  ).toEqual({
    errors: {
      name: 'Enter the name of the meter.',
      'scales.0.name': 'Enter the name of the scale.',
      'scales.0.least': 'Enter a number.',
      'scales.0.most': 'Enter a number.',
      'scales.1.most': 'Enter more than the least.',
    },
  })
  const scale = { name: 'Wood', least: '5', most: '60' }
  expect(readMeter({ ...typedMeter(null), name: ' M-2 ', scales: [scale, scale] }, ['M-2'])).toEqual({
    errors: { name: 'Another meter has this name.', scales: 'Each scale needs its own name.' },
  })
  expect(readMeter({ ...typedMeter(null), name: 'M-3', scales: [] }, [])).toEqual({
    errors: { scales: 'Add a scale.' },
  })
})
