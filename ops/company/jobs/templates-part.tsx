import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { JobSetup, MessageTemplate } from '#domain/jobs/set-up/set-up.ts'
import { newId } from '#platform/uuid.ts'
import { button } from '../../ui/button.ts'
import { PartHead } from './part-head.tsx'
import { TemplateDialog } from './template-dialog.tsx'

type Templates = JobSetup['templates']

/** The templates of messages to customers, in the order in which they are offered. */
export function TemplatesPart({ templates }: { templates: Templates }) {
  const [edited, setEdited] = useState<MessageTemplate | null>(null)
  return (
    <section aria-label="Message templates">
      <PartHead
        title="Message templates"
        lead="Whoever writes to a customer can start from one of them, in the customer’s language."
        action={
          <button type="button" className={button('plain')} onClick={() => setEdited(emptyTemplate())}>
            <Plus aria-hidden className="size-5" />
            Add template
          </button>
        }
      />
      {templates.value.length === 0 && (
        <p className="py-4 text-muted">No templates. Add one to start messages from it.</p>
      )}
      <ul>
        {templates.value.map((template) => (
          <li
            key={template.key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-line py-3"
          >
            <div className="min-w-0">
              <h3 className="text-lg wrap-anywhere">{template.name}</h3>
              <p className="max-w-[68ch] text-muted wrap-anywhere">{template.en.text}</p>
            </div>
            <button
              type="button"
              aria-label={`Edit the template ${template.name}`}
              className="min-h-11 self-start px-1 font-semibold underline decoration-gold decoration-2 underline-offset-4"
              onClick={() => setEdited(template)}
            >
              Edit
            </button>
          </li>
        ))}
      </ul>
      {edited && <TemplateDialog templates={templates} template={edited} onClose={() => setEdited(null)} />}
    </section>
  )
}

function emptyTemplate(): MessageTemplate {
  const words = { subject: '', email: '', text: '' }
  return { key: newId(), name: '', en: words, es: words }
}
