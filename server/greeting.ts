import type { Started } from './start.ts'

/** What the person who starts it needs to know, line by line. */
export function greeting({ url, notice, owner, demo }: Pick<Started, 'url' | 'notice' | 'owner' | 'demo'>) {
  return [
    `Mission Restore is running at ${url}`,
    `Staff sign in at ${url}/ops`,
    ...(notice ? [notice] : []),
    ...(owner ? ownerLines(owner) : []),
    ...(demo ? demoLines(demo) : []),
  ].join('\n')
}

function ownerLines({ username, password }: NonNullable<Started['owner']>) {
  return [
    '',
    `Sign in as "${username}" with this one-time password, then choose your own:`,
    `    ${password}`,
  ]
}

function demoLines({ password, people }: NonNullable<Started['demo']>) {
  const width = Math.max(...people.map(({ username }) => username.length))
  return [
    '',
    'This is a demo with made-up data. Its email stays in DATA_DIR/mail.',
    'Sign in as any of these people, all with this password:',
    `    ${password}`,
    ...people.map(({ username, name, role }) => `    ${username.padEnd(width)}  ${name}, ${role}`),
  ]
}
