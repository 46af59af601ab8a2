/** An error for the person at the command line: what is wrong, and what to do about it. */
export function trouble(problem: string, remedy: string, cause?: unknown) {
  return Object.assign(new Error(`${problem} ${remedy}`, { cause }), { name: 'Trouble' })
}

/** The code of a system or PostgreSQL error: 'ENOSPC', '57P03'. */
export function codeOf(error: unknown) {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
