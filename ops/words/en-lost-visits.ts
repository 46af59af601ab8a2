/** What people in the field read of visits that were given to others, or changed too late. */
export const lostVisits = {
  given: ({ who, from, to, at }: { who: string; from: string | null; to: string; at: string }) => {
    const visit = from ? `the ${from} visit` : 'this visit'
    return to ? `${who} gave ${visit} to ${to} ${at}.` : `${who} took you off ${visit} ${at}.`
  },
  /** A visit that goes to another customer since jobs were merged: "Now Hank Oldcaller, 123 Broad Street (was Wilhelmina Ash, Canfield)". */
  moved: {
    now: (now: string, was: string) => `Now ${now} (was ${was})`,
    by: (who: string, at: string) => `${who} moved your visit to this job ${at}.`,
    go: 'Check the address before you drive on.',
  },
  tooLate: {
    made_before:
      'Someone else was already there before the office’s change arrived. Ask the office whether you still need to go.',
    canceled: 'The cancellation came too late: someone was already there. This visit counts.',
  },
}
