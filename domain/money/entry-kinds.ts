/** What an entry does to the balance. Plain data: it travels to the portal without schemas. */
export const entryTypes = ['charge', 'credit', 'payment', 'refund'] as const
export type EntryType = (typeof entryTypes)[number]

const ways = ['check', 'card', 'cash', 'transfer', 'other_way'] as const

/** The kinds of work that are charged, why a charge is reduced, and how money is paid, by the type of the entry. */
export const entryKinds = {
  charge: [
    'service_call',
    'mitigation',
    'equipment',
    'labor',
    'materials',
    'contents',
    'disposal',
    'other_work',
  ],
  credit: ['discount', 'insurance_adjustment', 'correction'],
  payment: ways,
  refund: ways,
} as const
export type EntryKind = (typeof entryKinds)[EntryType][number]
export type ChargeKind = (typeof entryKinds)['charge'][number]

/** Who paid, or got money back. */
export const parties = ['customer', 'carrier', 'mortgage', 'other'] as const
export type Party = (typeof parties)[number]

/** Whether the entry is about money that changed hands, so that someone paid it or got it back. */
export function hasParty(type: EntryType) {
  return type === 'payment' || type === 'refund'
}

export function isKindOf(type: EntryType, kind: EntryKind) {
  return entryKinds[type].some((known) => known === kind)
}
