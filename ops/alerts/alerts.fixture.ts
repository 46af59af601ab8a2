import type { CallAlert, UnclaimedAlert } from '#domain/alerts/alert.ts'
import type { WaitingChat } from '#domain/chat/chat-query.ts'

const at = '2026-11-22T07:08:00.000Z'

export function anUnclaimedAlert(name: string, changed: Partial<UnclaimedAlert> = {}): UnclaimedAlert {
  return {
    lead_id: name,
    name,
    reference: '',
    phone: '',
    loss: 'burst-pipe',
    service: 'water-damage',
    urgency: 0,
    is_happening_now: true,
    town: 'Salem',
    received_at: at,
    message: '',
    reached_me: true,
    told: [],
    next: null,
    ...changed,
  }
}

export function aCallAlert(id: string, changed: Partial<CallAlert> = {}): CallAlert {
  return {
    id,
    lead_id: id,
    reference: '',
    customer: 'Nora',
    town: 'Salem',
    by: { id: 'ivy', name: 'Ivy Starling' },
    mobile: null,
    at,
    received_at: at,
    reason: 'hazard',
    detail: '',
    is_urgent: true,
    taken_by: null,
    taken_at: null,
    answer: '',
    answered_by: null,
    answered_at: null,
    reached_me: true,
    told: [],
    next: null,
    ...changed,
  }
}

export function aWaitingChat(id: string, changed: Partial<WaitingChat> = {}): WaitingChat {
  return { id, name: 'Wanda Teasle', town: 'Salem', is_danger: false, is_mine: false, since: at, ...changed }
}
