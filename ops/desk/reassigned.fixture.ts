/** A request of the person's that someone gave to someone else. */
export const lost = {
  id: '7',
  lead_id: 'b',
  reference: 'R-2611-0K7XA',
  at: '2026-11-22T18:30:00.000Z',
  by: 'Marcus Wren',
  by_id: 'marcus',
  to: 'Rosa Plover',
  to_id: 'rosa',
  phone: null,
  arrived_at: null,
}
/** The visit of each of them. */
export const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

/** What a desk is answered with: a request for each letter, and what was taken from it. */
export function deskOf(ids: string, reassigned: (typeof lost)[] = []) {
  return { items: [...ids].map((id) => ({ id, name: `Name of ${id}`, visit })), reassigned }
}
