import type { ContactForm } from './contact-form.ts'

const fields = ['loss', 'name', 'phone', 'message', 'photos']

/** For browsers without scripts: what needs another look, at the top, each line leading to its field. */
export function ErrorSummary({ form }: { form: ContactForm }) {
  const errors = [
    ...Object.entries(form.errors).flatMap(([field, lines]) => lines.map((line) => ({ field, line }))),
    ...form.photoErrors.map((line) => ({ field: 'photos', line })),
  ]
  if (errors.length === 0) return null
  return (
    <div className="summary" data-error-summary="" role="alert" tabIndex={-1} autoFocus>
      <h2>
        {errors.length === 1 ? 'One thing needs another look' : `${errors.length} things need another look`}
      </h2>
      <p>Everything you entered is still here.</p>
      <ul>
        {errors.map(({ field, line }) => (
          <li key={field + line}>{fields.includes(field) ? <a href={`#${field}`}>{line}</a> : line}</li>
        ))}
      </ul>
    </div>
  )
}
