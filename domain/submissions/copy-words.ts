import type { Language } from '#domain/preferences/language.ts'

type About = { title: string; company: string }
type Written = { subject: string; body: string }

/** What an email says that brings the paper of a filled form along, in the language in which the form was filled in. */
export const copyWords: Readonly<Record<Language, (about: About) => Written>> = {
  en: ({ title, company }) => ({
    subject: `Your copy: ${title}`,
    body: `Your copy of “${title}” is attached as a PDF.\n\nKeep it with your papers. The last page says how anyone can check that it is unchanged.\n\n${company}`,
  }),
  es: ({ title, company }) => ({
    subject: `Su copia: ${title}`,
    body: `Adjuntamos su copia de «${title}» en PDF.\n\nGuárdela con sus papeles. La última página dice cómo comprobar que no fue cambiada.\n\n${company}`,
  }),
}
