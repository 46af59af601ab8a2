import { Navigate, useSearch } from '@tanstack/react-router'
import { Guard } from '../shell/guard.tsx'
import { landingOf } from '../shell/screens.ts'
import { SetUpFactor } from './set-up-factor.tsx'
import { ShowFactor } from './show-factor.tsx'

/** After the password: asks for the second step, or sets it up where a role requires it. */
export function SecondStep() {
  const { next } = useSearch({ from: '/ops/second-step' })
  return (
    <Guard at="/ops/second-step" next={next}>
      {(user) => {
        if (user.second_factor === 'asked') return <ShowFactor user={user} />
        if (user.second_factor === 'to_set_up') return <SetUpFactor user={user} />
        return <Navigate to={next ?? landingOf(user)} replace />
      }}
    </Guard>
  )
}
