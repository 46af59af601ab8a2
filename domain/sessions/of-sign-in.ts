/** Where a person signs in and out is told to none but themselves. */
export const ofSignIn = {
  subjects: ['employee_id'],
  audience: null,
  changesAccessOf: 'subject',
  stale: [],
} as const
