import { useState } from 'react'
import { factWords } from '#domain/chat/facts/fact-words.ts'
import { questionsOf } from '#domain/chat/settings/questions.ts'
import { nextQuestion, type Question as Asked } from '#widget/questions.ts'
import { chatWords, type Seen } from './seen.ts'

type Answers = Readonly<Record<string, string>>

/** The questions one after the other, as they follow from the answers: nothing of it goes anywhere. */
export function Questions({ seen }: { seen: Seen }) {
  const [told, setTold] = useState<Answers>({})
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const { settings, group, language } = seen
  const questions = questionsOf(settings.questions)
  const asked = nextQuestion(questions, { told, skipped, isTrauma: group === 'trauma', open: undefined })
  const isBegun = skipped.length > 0 || Object.keys(told).length > 0
  return (
    <>
      {isBegun && (
        <ul className="grid gap-2">
          {questions
            .filter(({ fact }) => fact in told)
            .map(({ fact, question, chips }) => (
              <li key={fact} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <span className="min-w-0">{question[language]}</span>
                <span className="ml-auto bg-[#0b1b2b] px-3 py-1.5 text-[#fff]">
                  {chips.find(({ value }) => value === told[fact])?.label[language] ?? told[fact]}
                </span>
              </li>
            ))}
        </ul>
      )}
      {asked && (
        <Question
          asked={asked}
          language={language}
          answer={(value) => setTold({ ...told, [asked.fact]: value })}
          skip={() => setSkipped([...skipped, asked.fact])}
        />
      )}
      {isBegun && (
        <button
          type="button"
          lang="en"
          className="min-h-11 justify-self-start underline underline-offset-4"
          onClick={() => {
            setTold({})
            setSkipped([])
          }}
        >
          {asked ? 'Start over' : 'All questions are done. Start over'}
        </button>
      )}
    </>
  )
}

type QuestionProps = {
  asked: Asked
  language: Seen['language']
  answer: (value: string) => void
  skip: () => void
}

function Question({ asked: { fact, question, chips }, language, answer, skip }: QuestionProps) {
  const words = chatWords[language]
  // What a visitor would type.
  const typed = [{ value: '…', label: { en: `(${factWords[fact].name})`, es: `(${factWords[fact].name})` } }]
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="font-display text-lg font-semibold">{question[language]}</h3>
        <p className="text-sm text-[#4b5864]">{words.skippable}</p>
      </div>
      <div className="mt-2 flex flex-wrap gap-1.5">
        {(chips.length > 0 ? chips : typed).map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className="min-h-11 border border-[#7b8791] bg-[#fffefb] px-3 lg:min-h-9"
            onClick={() => answer(value)}
          >
            {label[language]}
          </button>
        ))}
        <button
          type="button"
          className="min-h-11 px-2 text-[#4b5864] underline underline-offset-4 lg:min-h-9"
          onClick={skip}
        >
          {words.skip}
        </button>
      </div>
    </div>
  )
}
