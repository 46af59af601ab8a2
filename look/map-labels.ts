/**
 * Where each name stands on the map, placed by hand so that none touches another or a line: the offset of its start from
 * the county's middle or the town's dot, in the units of the drawing. `end` names run to the left of their dot.
 */
export const countyLabels = [
  { fips: '39155', slug: 'trumbull-county-oh', name: 'Trumbull', state: 'Ohio', dx: 0, dy: -42 },
  { fips: '39099', slug: 'mahoning-county-oh', name: 'Mahoning', state: 'Ohio', dx: -20, dy: 14 },
  { fips: '39029', slug: 'columbiana-county-oh', name: 'Columbiana', state: 'Ohio', dx: 10, dy: 44 },
  { fips: '42073', slug: 'lawrence-county-pa', name: 'Lawrence', state: 'Pennsylvania', dx: 2, dy: 34 },
  { fips: '42007', slug: 'beaver-county-pa', name: 'Beaver', state: 'Pennsylvania', dx: 4, dy: 26 },
] as const

export const townLabels = [
  { slug: 'warren-oh', dx: 8, dy: 4 },
  { slug: 'youngstown-oh', dx: -8, dy: 4, end: true },
  { slug: 'salem-oh', dx: -6, dy: 16, end: true },
  { slug: 'east-liverpool-oh', dx: -9, dy: -5, end: true },
  { slug: 'new-castle-pa', dx: 8, dy: 4 },
  { slug: 'beaver-falls-pa', dx: -8, dy: 4, end: true },
] as const

/** Counties around, drawn as thin lines without a name. */
export const neighbors = [
  '39151',
  '39019',
  '39081',
  '39133',
  '39055',
  '39007',
  '39067',
  '42085',
  '42019',
  '42003',
  '42125',
  '54029',
  '54009',
  '42039', // prettier-ignore
]
