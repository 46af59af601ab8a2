import { ArrowRight, Sparkles } from 'lucide-react'
import { usePageTitleOf } from '../answers/link-field.tsx'
import type { Previewed } from '../answers/previewed.ts'
import { chatWords } from './seen.ts'

/** The question of a visitor and the answer to it that is being written, as they will stand in the chat. */
export function Said({ said: { question, answer, link, language } }: { said: Previewed }) {
  const words = chatWords[language]
  const title = usePageTitleOf(link)
  return (
    <div lang={language} className="grid gap-3">
      <p className="ml-auto max-w-[85%] bg-[#0b1b2b] px-3 py-2 text-[#fff] wrap-anywhere">{question}</p>
      <div className="border border-l-3 border-[#d6d1c6] border-l-[#e0a526] px-3 py-2.5">
        <p className="flex items-center gap-1.5 text-sm text-[#4b5864]">
          <Sparkles aria-hidden className="size-4" />
          {words.automated(language, true)}
        </p>
        <blockquote className="mt-1 min-h-5 wrap-anywhere">{answer}</blockquote>
        <p className="mt-2 flex items-center justify-between gap-3 border-t border-[#d6d1c6] pt-2">
          <span className="underline decoration-[#e0a526] decoration-2 underline-offset-4">
            {words.seeAlso}
            {title}
          </span>
          <ArrowRight aria-hidden className="size-4 shrink-0" />
        </p>
      </div>
    </div>
  )
}
