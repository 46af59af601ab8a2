import { Outlet } from '@tanstack/react-router'
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx'

/** The question whether it is you may come up on any screen. */
export function Portal() {
  return (
    <>
      <Outlet />
      <ConfirmIdentity />
    </>
  )
}
