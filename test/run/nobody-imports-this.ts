/** Dead on purpose: the dead code check must find this file, or it has looked at nothing. */
export const nobody = 'imports this'
