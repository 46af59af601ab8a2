import type { PageProps } from '#site/page.ts'
import { CallButton } from '#site/parts/call-button.tsx'
import { Land } from '#site/parts/land.tsx'
import { StartOver } from '#site/parts/start-over.tsx'

/** Comes with this page alone: it opens the conversation once someone asks for it, which a preview of the link never does. */
const opener = '/api/chatbot/continue.js'

/**
 * Where a conversation goes on on another device. Nothing of it stands in the page: the address is the only secret so far, and
 * whatever looks into links on their way reads pages too.
 */
export function ChatPage({ page, site, visit }: PageProps) {
  const isOpen = visit.chatLink === 'open'
  return (
    <>
      <section className="head lost">
        <Land />
        <div className="wrap">
          <h1>{page.heading}</h1>
          <p className="lead">{isOpen ? open : gone}</p>
          <div className="head-call">
            <CallButton phone={site.company.phone} />
            {isOpen && (
              <button type="button" className="quiet" data-continue="" hidden>
                OPEN THE CHAT
              </button>
            )}
          </div>
          {isOpen && (
            <p className="lead" role="status" data-continue-says="">
              If you see no button to open the chat, your browser has scripts turned off. Call us instead: we
              can read what you wrote.
            </p>
          )}
        </div>
      </section>
      <StartOver />
      {isOpen && <script type="module" src={opener} />}
    </>
  )
}

const open =
  'Go on with your chat here. Everything you wrote on your other device is still there, and you can write on both.'
const gone =
  'A link opens the chat for three days, and no longer than the chat itself. Call us: we can help you right away. On the device where your chat began, you can make a new link.'
