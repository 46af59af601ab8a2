import { useEffect, useMemo, useRef, useState } from 'react'
import { fieldsOf, type FormDefinition } from '#domain/forms/definition/definition.ts'
import type { Json } from '#platform/canonical-json.ts'
import type { PreviewRequest } from '#domain/forms/template.ts'
import { problemOf } from '../../../problem.ts'
import { drawPaper } from '../../templates/template-api.ts'
import type { PreviewState } from './preview-answers.ts'

/** It is drawn by the server: not at each letter, and again a moment later where it makes other papers. */
const pauseMs = 700
const busyMs = 2000

export type Drawn = { url: string; pages: number }

/** The form as its paper: drawn anew after a pause, the page before it shown until then. */
export function usePaper(slug: string, form: FormDefinition, { language, state, draft }: PreviewState) {
  const [drawn, setDrawn] = useState<Drawn | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  const [settled, setSettled] = useState<string | null>(null)
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const answers = JSON.stringify(printable(form, draft.answers))
  // What is wanted, and whether an answer to it came.
  const wanted = useMemo(
    () => JSON.stringify({ slug, form, language, state, answers, tries }),
    [slug, form, language, state, answers, tries],
  )
  useEffect(() => {
    let isLate = false
    let timer: ReturnType<typeof setTimeout>
    async function draw() {
      // One after the other: the server makes one paper at a time for a person.
      await running.current
      if (isLate) return
      const given: PreviewRequest['answers'] = JSON.parse(answers)
      const drawing = drawPaper(slug, { definition: form, language, state, answers: given })
      running.current = drawing.catch(() => null)
      try {
        const { file, pages } = await drawing
        if (isLate) return
        setDrawn({ url: URL.createObjectURL(file), pages })
        setProblem(null)
        setSettled(wanted)
      } catch (error) {
        if (isLate) return
        const { status, detail } = problemOf(error)
        if (status === 503) {
          timer = setTimeout(() => void draw(), busyMs)
          return
        }
        setProblem(detail)
        setSettled(wanted)
      }
    }
    timer = setTimeout(() => void draw(), pauseMs)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [slug, form, language, state, answers, wanted])
  useEffect(() => {
    const url = drawn?.url
    return () => {
      if (url) URL.revokeObjectURL(url)
    }
  }, [drawn])
  return { drawn, problem, isDrawing: settled !== wanted, again: () => setTries(tries + 1) }
}

/** Photos of a test are on this device only. */
function printable(form: FormDefinition, answers: Readonly<Record<string, Json>>) {
  const hasPhotos = new Set(
    fieldsOf(form)
      .filter(
        (field) =>
          field.type === 'photos' ||
          (field.type === 'table' && field.columns.some(({ type }) => type === 'photos')),
      )
      .map(({ id }) => id),
  )
  const known = new Set(fieldsOf(form).map(({ id }) => id))
  return Object.fromEntries(Object.entries(answers).filter(([id]) => known.has(id) && !hasPhotos.has(id)))
}
