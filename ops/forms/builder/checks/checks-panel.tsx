import { ChevronDown, CircleCheck, OctagonX, Languages, Scale, TriangleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import { useBuilding, wholeForm } from '../builder-context.ts'
import type { Fix, Problem } from './problems.ts'
import { passedOf } from './problems.ts'

type ChecksPanelProps = {
  problems: readonly Problem[]
  /** Parts without Spanish; null is the form itself. */
  gaps: readonly (string | null)[]
  onFix: (fix: Fix) => void
}

/** What keeps the form from being published, and what to look at: each with the way to it, and with what would mend it. */
export function ChecksPanel({ problems, gaps, onFix }: ChecksPanelProps) {
  const { form, select } = useBuilding()
  const [isOpen, setOpen] = useState(true)
  const legal = legalTexts(form)
  const blocking = problems.filter(({ blocks }) => blocks).length
  const toSee = problems.length - blocking + (gaps.length > 0 ? 1 : 0)
  const passed = passedOf(problems, gaps.length > 0)
  const isClear = problems.length === 0 && gaps.length === 0
  const jump = (at: string | null) => select(at ?? wholeForm)
  const told = [
    blocking > 0 && (blocking === 1 ? '1 stops publishing' : `${blocking} stop publishing`),
    toSee > 0 && `${toSee} to look at`,
    `${passed} passed`,
  ].filter(Boolean)
  return (
    <section aria-label="Checks" className="flex min-h-0 flex-col">
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex min-h-11 w-full items-center gap-3 px-4 text-left"
        onClick={() => setOpen(!isOpen)}
      >
        <h2 className="text-xl">Checks</h2>
        <span
          role="status"
          className={`flex items-center gap-1.5 ${blocking > 0 ? 'font-semibold text-red' : 'text-muted'}`}
        >
          {isClear && <CircleCheck aria-hidden className="size-4.5 text-green" />}
          {isClear ? `All ${passed} passed` : told.join(', ')}
        </span>
        <ChevronDown aria-hidden className={`ml-auto size-4 text-muted ${isOpen ? '' : 'rotate-180'}`} />
      </button>
      {isOpen && (
        <ul className="relative min-h-0 overflow-y-auto [scrollbar-width:thin]">
          {problems.map((problem) => (
            <ProblemLine
              key={`${problem.code} ${problem.at} ${problem.more}`}
              problem={problem}
              onJump={() => jump(problem.at)}
              onFix={onFix}
            />
          ))}
          {gaps.length > 0 && (
            <Line
              icon={<Languages aria-hidden className="size-4.5" />}
              action="Translate"
              onPress={() => jump(gaps[0] ?? null)}
            >
              {gaps.length === 1 ? '1 text has no Spanish' : `${gaps.length} texts have no Spanish`}
            </Line>
          )}
          {legal.length > 0 && (
            <Line
              icon={<Scale aria-hidden className="size-4.5" />}
              action="Open text"
              onPress={() => jump(legal[0]?.id ?? null)}
            >
              {legal.length === 1
                ? `${legal[0]?.label.en}, text ${legal[0]?.version}`
                : `${legal.length} legal texts`}
              : have counsel review
            </Line>
          )}
        </ul>
      )}
    </section>
  )
}

type ProblemLineProps = { problem: Problem; onJump: () => void; onFix: (fix: Fix) => void }

function ProblemLine({ problem: { blocks, title, more, fixes }, onJump, onFix }: ProblemLineProps) {
  const Icon = blocks ? OctagonX : TriangleAlert
  return (
    <li
      className={`flex flex-wrap items-center gap-x-3 border-t border-line py-1 pr-4 pl-3 ${blocks ? 'border-l-4 border-l-red bg-sheet' : 'border-l-4 border-l-transparent'}`}
    >
      <button
        type="button"
        className="flex min-h-11 min-w-0 flex-1 basis-64 items-center gap-3 text-left hover:underline lg:min-h-8.5"
        onClick={onJump}
      >
        <Icon aria-hidden className={`size-5 shrink-0 ${blocks ? 'text-red' : 'text-muted'}`} />
        <span className="min-w-0 leading-snug wrap-anywhere">
          <span className={blocks ? 'font-semibold' : ''}>{title}</span>
          {blocks && <span className="sr-only"> It stops publishing.</span>}
          {more && <span className={blocks ? 'block text-[0.9375rem]' : 'text-muted'}> {more}</span>}
        </span>
      </button>
      <span className="flex flex-wrap gap-2">
        {fixes.map((fix, nth) => (
          <button
            key={fix.label}
            type="button"
            className={`min-h-11 px-2.5 font-semibold whitespace-nowrap lg:min-h-8.5 ${nth === fixes.length - 1 ? 'rounded-sm border border-edge bg-sheet hover:bg-wash' : 'hover:underline'}`}
            onClick={() => onFix(fix)}
          >
            {fix.label}
          </button>
        ))}
      </span>
    </li>
  )
}

type LineProps = { icon: ReactNode; action: string; onPress: () => void; children: ReactNode }

function Line({ icon, action, onPress, children }: LineProps) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-t border-line px-4 lg:min-h-9">
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      <button
        type="button"
        className="min-h-11 font-semibold whitespace-nowrap hover:underline lg:min-h-8.5"
        onClick={onPress}
      >
        {action}
      </button>
    </li>
  )
}

function legalTexts(form: FormDefinition) {
  return fieldsOf(form).flatMap((field) => (field.type === 'legal' ? [field] : []))
}
