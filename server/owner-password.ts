import { resetPassword } from '#domain/sessions/passwords.server.ts'
import { oneTimePassword } from './one-time-password.ts'
import { runOwnerCommand } from './owner-command.ts'

// `npm run owner-password [username]`: for an owner who lost theirs.

await runOwnerCommand('owner-password', async (world, { id, username }) => {
  const password = oneTimePassword()
  await resetPassword(world, id, password)
  console.log(`Sign in once as "${username}" with this password, and choose your own:`)
  console.log(`    ${password}`)
  console.log('All sessions of this owner have ended. It is written in the history.')
})
