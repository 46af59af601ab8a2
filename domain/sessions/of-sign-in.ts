/** Sign-ins and sign-outs are shown only to the person. */
export const ofSignIn = {
  subjects: ['employee_id'],
  audience: null,
  changesAccessOf: 'subject',
  stale: [],
} as const
