/** What exactly a tool adds. */
export type Kinds = {
  door: 'door' | 'opening'
  wet: 'floor' | 'ceiling'
  point: 'point' | 'source' | 'photo'
}
export const firstKinds: Kinds = { door: 'door', wet: 'floor', point: 'point' }

export const kindChoices = {
  door: ['door', 'opening'],
  wet: ['floor', 'ceiling'],
  point: ['point', 'source', 'photo'],
} as const
