import './zod-first.ts'
import './shell/look-first.ts'
import './ops.css'
import 'sonner/dist/styles.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { listenForInstallOffer } from './device/install-offer.ts'
import { readyForFirstRender } from './first-render.ts'
import { queryClient } from './query-client.ts'
import { router } from './routes.tsx'
import { handedOver } from './session/hand-over.ts'
import { startSession } from './session/session.ts'
import { restoreDrafts } from './ui/draft-storage.ts'
import { Toasts } from './ui/toasts.tsx'
import { speakAsBefore } from './words/words.tsx'

listenForInstallOffer()
void start()

/** No top-level await: the file with the words of a language imports this module, and each would wait for the other. */
async function start() {
  void startSession(await handedOver())
  await Promise.all([speakAsBefore(), restoreDrafts(), readyForFirstRender()])
  const portal = document.getElementById('portal')
  if (!portal) return
  const root = createRoot(portal)
  startTransition(() =>
    root.render(
      <StrictMode>
        <CSPProvider disableStyleElements>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toasts />
          </QueryClientProvider>
        </CSPProvider>
      </StrictMode>,
    ),
  )
}
