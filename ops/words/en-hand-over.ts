/** A phone that a customer holds to sign on, and the PIN that takes it back. */
export const handOver = {
  pin: {
    title: 'PIN for handing over this phone',
    lead: 'When a customer signs on this phone, it shows them their papers and nothing else. Your PIN brings you back. It works on this phone only, also without signal.',
    set: 'This phone has a PIN.',
    spent: 'The PIN was entered wrong five times. Set a new one.',
    none: 'No PIN yet. Without one, only signing in brings you back.',
    unable: 'This browser can’t protect a PIN, because the connection isn’t encrypted.',
    pin: 'New PIN',
    again: 'Repeat the PIN',
    hint: 'Four to six digits',
    save: 'Set PIN',
    change: 'Change PIN',
    remove: 'Remove PIN',
    saved: 'PIN set on this phone',
    removed: 'PIN removed from this phone',
    failed: 'The PIN couldn’t be stored on this phone. Connect once, then try again.',
    faults: {
      digits: 'Use four to six digits.',
      weak: 'Anyone would try this PIN first. Choose another one.',
    },
    differs: 'The PINs don’t match.',
    cancel: 'Cancel',
  },
}
export type HandOverWords = typeof handOver
