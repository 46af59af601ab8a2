import { removeLostFactors } from '#domain/employees/lost-factors.flow.ts'
import { runOwnerCommand } from './owner-command.ts'

// `npm run owner-factors [username]`: for an owner who lost every second factor, with no other owner to take them away.

await runOwnerCommand('owner-factors', async (world, { id, username }) => {
  if (!(await removeLostFactors(world, id))) {
    console.log(`"${username}" does not use two-step verification. Nothing was changed.`)
    return
  }
  console.log(`Removed the authenticator app, passkeys and recovery codes of "${username}".`)
  console.log('Sign in with the password, then set up two-step verification again in your profile.')
  console.log('This owner was signed out everywhere. The change is in the audit log.')
})
