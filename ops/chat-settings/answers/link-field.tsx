import { useQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { SelectField } from '../../ui/select-field.tsx'
import { linkedPagesQuery } from './queries.ts'

type LinkFieldProps = {
  link: string
  /** The page that was suggested, if one was. */
  suggested: string | undefined
  error: string | undefined
  onChange: (link: string) => void
}

/** The page of ours that the answer leads to. */
export function LinkField({ link, suggested, error, onChange }: LinkFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const pages = useQuery(linkedPagesQuery).data ?? []
  const title = usePageTitleOf(link)
  if (isOpen || error !== undefined)
    return (
      <SelectField
        label="Links to"
        name="link"
        value={link}
        error={error}
        autoFocus={isOpen}
        options={pages.map((page) => ({ value: page.path, label: `${page.title} (${page.path})` }))}
        onChange={({ target }) => onChange(target.value)}
      />
    )
  return (
    <div className="flex items-center gap-3 border-l-3 border-edge pl-3">
      <FileText aria-hidden className="size-4.5 shrink-0 text-muted max-sm:hidden" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        Links to{' '}
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline decoration-gold decoration-2 underline-offset-4"
        >
          {title}
        </a>
        {link === suggested && ', the closest page we have'}
      </p>
      <button
        type="button"
        className="min-h-11 shrink-0 px-1 font-semibold hover:underline"
        onClick={() => setOpen(true)}
      >
        Change<span className="sr-only"> the page</span>
      </button>
    </div>
  )
}

/** What a link to a page says. */
export function usePageTitleOf(link: string): string {
  const pages = useQuery(linkedPagesQuery).data ?? []
  return pages.find(({ path }) => path === link.split('#')[0])?.title ?? link
}
