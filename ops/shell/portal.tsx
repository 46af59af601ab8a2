import { Outlet } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx'
import { signingLock } from '../store/signing-lock.ts'
import { loadScreen } from '../ui/load-screen.ts'
import { Toasts } from '../ui/toasts.tsx'
import { FullPage, Loading } from './full-page.tsx'

const Locked = loadScreen(() => import('../forms/sign/locked.tsx'), 'Locked')

/**
 * A phone that is handed over shows what is signed on it and nothing else, whatever the address says. Otherwise the question whether it
 * is you, and toasts, may come up on any screen.
 */
export function Portal() {
  const lock = signingLock.use()
  if (lock)
    return (
      <Suspense
        fallback={
          <FullPage>
            <Loading />
          </FullPage>
        }
      >
        <Locked lock={lock} />
      </Suspense>
    )
  return (
    <>
      <Outlet />
      <ConfirmIdentity />
      <Toasts />
    </>
  )
}
