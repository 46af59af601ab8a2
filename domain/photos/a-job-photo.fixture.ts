/** What a device says of a photo of a job, beside its bytes. */
export const aJobPhoto = {
  phase: 'before',
  room_id: null,
  caption: '',
  taken_at: '2026-11-20T11:58:00.000Z',
  time_from: 'device',
  is_restricted: false,
} as const
