import { useState, type ReactNode } from 'react'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { useMay } from '../session/may.ts'
import { button } from '../ui/button.ts'
import { DialogSheet } from '../ui/dialog-sheet.tsx'
import { DeleteChat } from './delete-chat.tsx'
import { DownloadChat } from './download-chat.tsx'
import { TextLink } from './text-link.tsx'
import { LinkForVisitor } from './link-for-visitor.tsx'

type ChatMoreProps = {
  chat: ChatDetail
  /** Null for who may not reply now. */
  putInReply: ((words: string) => void) | null
  block: (() => void) | null
}

/** What is seldom done with a conversation: a link for another device, a file of it, blocking who wrote, deleting it. */
export function ChatMore({ chat, putInReply, block }: ChatMoreProps) {
  const [open, setOpen] = useState<'list' | 'delete' | null>(null)
  const mayReply = useMay('chat.reply')
  const mayDelete = useMay('chat.delete')
  const isThere = chat.deleted_at === null
  const close = () => setOpen(null)
  return (
    <>
      <button type="button" className={button('plain')} onClick={() => setOpen('list')}>
        More
      </button>
      <DialogSheet
        title="More for this chat"
        isOpen={open === 'list'}
        onClose={close}
        actions={
          <button type="button" className={button('plain')} onClick={close}>
            Close
          </button>
        }
      >
        <div className="mt-3 space-y-5">
          {mayReply && isThere && (
            <Part
              title="Another device"
              words="Send the visitor a link that opens this chat on another phone or computer."
            >
              <LinkForVisitor
                chat={chat}
                putInReply={
                  putInReply &&
                  ((words) => {
                    close()
                    // The dialog gives the focus back as it closes.
                    requestAnimationFrame(() => putInReply(words))
                  })
                }
              />
              <TextLink chat={chat} />
            </Part>
          )}
          <Part title="Transcript" words="The whole chat with the notes of the staff.">
            <DownloadChat chat={chat} />
          </Part>
          {block && (
            <Part title="Block" words="Nothing is taken from whoever wrote this for a day.">
              <button
                type="button"
                className={button('plain')}
                onClick={() => {
                  close()
                  block()
                }}
              >
                Block…
              </button>
            </Part>
          )}
          {mayDelete && isThere && (
            <Part title="Delete" words="For example because the visitor asked for it.">
              <button type="button" className={button('plain')} onClick={() => setOpen('delete')}>
                Delete the chat…
              </button>
            </Part>
          )}
        </div>
      </DialogSheet>
      <DeleteChat chat={chat} isOpen={open === 'delete'} onClose={close} />
    </>
  )
}

function Part({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <p className="mb-2 text-[0.9375rem] text-muted">{words}</p>
      {children}
    </section>
  )
}
