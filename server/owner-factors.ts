import { removeLostFactors } from '#domain/employees/lost-factors.flow.ts'
import { runOwnerCommand } from './owner-command.ts'

// `npm run owner-factors [username]`: for an owner who lost every second factor, with no other owner to take them away.

await runOwnerCommand('owner-factors', async (world, { id, username }) => {
  if (!(await removeLostFactors(world, id))) {
    console.log(`"${username}" has no second factor. Nothing was changed.`)
    return
  }
  console.log(`The authenticator app, passkeys and recovery codes of "${username}" are removed.`)
  console.log('Sign in with the password, and set up a new second factor in your profile.')
  console.log('All sessions of this owner have ended. It is written in the history.')
})
