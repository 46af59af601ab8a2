import { resetPassword } from '#domain/sessions/passwords.server.ts'
import { oneTimePassword } from './one-time-password.ts'
import { runOwnerCommand } from './owner-command.ts'

// `npm run owner-password [username]`: for an owner who lost theirs.

await runOwnerCommand('owner-password', async (world, { id, username }) => {
  const password = oneTimePassword()
  await resetPassword(world, id, password)
  console.log(`Sign in as "${username}" with this one-time password, then choose your own:`)
  console.log(`    ${password}`)
  console.log('This owner was signed out everywhere. The change is in the audit log.')
})
