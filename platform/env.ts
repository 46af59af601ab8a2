import * as z from 'zod'
import { modelKinds, type ModelService } from './language-model/language-model.ts'
import { isOrigin } from './requests/origin.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const notAnOrigin = 'must be addresses like https://www.other-website.com, without a path, divided by commas'
const notSafe = 'must start with https:// (http:// only on this machine itself)'
const optional = z.string().min(1).optional()

/** Every setting, its default and its rule. Names are those of the environment. */
const Settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an address like https://www.your-company.com' })
      .transform((url) => url.replace(/\/+$/, ''))
      .optional(),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
      .optional(),
    SMS_URL: z.string().refine(isSafeAddress, notSafe).optional(),
    SMS_TOKEN: z.string().min(1).max(4096).optional(),
    MAIL_FROM: z.email('must be an email address').default('no-reply@missionrestore.example'),
    ADMIN_USERNAME: z.string().trim().min(1).max(128).default('owner'),
    ADMIN_PASSWORD: z.string().min(12, 'must have at least 12 characters').max(1024).optional(),
    TRUST_PROXY: z.coerce
      .number('must be the number of proxies in front of the server')
      .int()
      .min(0)
      .max(5)
      .default(0),
    CHAT_ORIGINS: z
      .string()
      .default('')
      .transform((list) =>
        list
          .split(',')
          .map((origin) => origin.trim())
          .filter(Boolean),
      )
      .pipe(z.array(z.string().refine(isOrigin, notAnOrigin))),
    CHAT_MODEL_KIND: z.enum(modelKinds, `must be ${modelKinds.join(' or ')}`).optional(),
    CHAT_MODEL_URL: z.string().refine(isSafeAddress, notSafe).optional(),
    CHAT_MODEL_NAME: z.string().min(1).max(200).optional(),
    CHAT_MODEL_KEY: z.string().min(1).max(4096).optional(),
    RATE_LIMIT_SCALE: z.coerce.number('must be a number above 0').positive().max(1000).default(1),
    DEMO: z.stringbool({ truthy: ['1'], falsy: ['0'], error: 'must be 1, or left out' }).default(false),
    METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').max(1024).optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
    /** Read where the programs are looked for: `platform/embedded-postgres/runtime.ts`. */
    PG_BIN: optional,
  })
  .superRefine((settings, { addIssue }) => {
    const { CHAT_MODEL_KIND: kind, ...named } = settings
    if (!kind) return
    const needed = ['CHAT_MODEL_URL', 'CHAT_MODEL_NAME'] as const
    const all = kind === 'anthropic' ? ([...needed, 'CHAT_MODEL_KEY'] as const) : needed
    for (const name of all.filter((each) => !named[each]))
      addIssue({ code: 'custom', path: [name], message: `is needed beside CHAT_MODEL_KIND ${kind}` })
  })
  .transform((settings) => ({
    ...settings,
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`,
  }))
export type Settings = z.output<typeof Settings>

/** Requests to it contain people's phone numbers or what they wrote, so it must be HTTPS. */
function isSafeAddress(text: string) {
  const url = URL.parse(text)
  if (!url || url.username || url.password) return false
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isHere)
}

/** The language model that these settings name, if they do. A demo sends nothing to anyone. */
export function modelServiceOf(settings: Settings): ModelService | null {
  const { CHAT_MODEL_KIND: kind, CHAT_MODEL_URL: url, CHAT_MODEL_NAME: name, CHAT_MODEL_KEY: key } = settings
  return kind && url && name && !settings.DEMO ? { kind, url, name, key } : null
}

/** Reads the settings, or throws a sentence that names each bad one and why. Empty values count as not set. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = Settings.safeParse(given)
  if (read.success) return read.data
  const reasons = read.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
  throw new BadSettings(`Invalid settings:\n${reasons.join('\n')}`)
}

/** The reason to refuse to start, fit to be printed as it is. */
export class BadSettings extends Error {}
