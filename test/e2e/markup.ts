import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/** The rules of the HTML standard, all of them; questions of taste are not among them. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** What is not HTML by the standard. */
export async function findInvalid(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} ${selector ?? `${line}:${column}`}`,
    )
}
