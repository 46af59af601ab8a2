import './zod-first.ts'
import './shell/look-first.ts'
import './ops.css'
import 'sonner/dist/styles.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './pause-after-libraries.ts'
import { listenForInstallOffer } from './device/install-offer.ts'
import { queryClient } from './query-client.ts'
import { handedOver } from './session/hand-over.ts'
import { watchDevice } from './session/contact.ts'
import { startSession } from './session/session.ts'
import { restoreSigningLock, watchSigningLock } from './store/signing-lock.ts'
import { restoreDrafts } from './ui/draft-storage.ts'
import { nextTask } from './ui/next-task.ts'
import { speakAsBefore } from './words/words.tsx'
import './pause.ts'
import './dashboard/dashboard.tsx'
import './pause-before-routes.ts'
import { readyForFirstRender } from './first-render.ts'
import { router } from './routes.tsx'

listenForInstallOffer()
watchDevice()
watchSigningLock()
void start()

/** In tasks of its own, so that a tap is answered in between: docs/decisions/0037-a-start-in-short-tasks.md */
async function start() {
  await nextTask()
  void startSession(await handedOver())
  await nextTask()
  await Promise.all([speakAsBefore(), restoreDrafts(), restoreSigningLock(), readyForFirstRender()])
  const portal = document.getElementById('portal')
  if (!portal) return
  const root = createRoot(portal)
  startTransition(() =>
    root.render(
      <StrictMode>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </CSPProvider>
      </StrictMode>,
    ),
  )
}
