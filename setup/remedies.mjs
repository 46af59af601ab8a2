import { Trouble } from './step.mjs'

const known = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/,
    'The package registry cannot be reached.',
    'Connect to the network, or tell npm of your proxy (npm config set proxy …), and try again.',
  ],
  [/ENOSPC|EDQUOT/, 'The disk is full.', 'Free at least 1.5 GB, and try again.'],
  [/EROFS/, 'The project lies on a read-only disk.', 'Copy it to a folder that can be written to.'],
  [
    /EACCES|EPERM/,
    'Files of the project may not be written by this user.',
    'Start as their owner, or give them to yourself (chown -R).',
  ],
  [
    /npm ci.*can only install|EUSAGE/s,
    'package.json and package-lock.json do not belong together.',
    "Run 'npm install' and commit both.",
  ],
  [
    /E404|ETARGET|EINTEGRITY/,
    'The package registry does not have what package-lock.json names.',
    'Check which registry npm uses (npm config get registry).',
  ],
]

/** Turns what npm or the system said into a problem and what to do about it. */
export function explain(step, output) {
  const [, problem, remedy] = known.find(([pattern]) => pattern.test(output)) ?? []
  if (problem) return new Trouble(`${step} failed. ${problem}`, remedy)
  const lastLines = output.trim().split('\n').slice(-40).join('\n')
  return new Trouble(`${step} failed.`, '', lastLines)
}
