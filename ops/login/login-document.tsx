import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '#domain/preferences/language.ts'
import { SheetLayout } from '../session/sheet-layout.tsx'
import { login as enLogin } from '../words/en-login.ts'
import { en } from '../words/en.ts'
import { login as esLogin } from '../words/es-login.ts'
import { es } from '../words/es.ts'
import type { LoginAssets } from './login-assets.ts'
import { LoginForm } from './login-form.tsx'

type LoginPage = {
  company: { name: string; phone: string }
  assets: LoginAssets
  language: Language
  isDemo: boolean
  year: number
}

/** The login as a whole document, with what the portal needs that takes its place. */
export function loginDocument(page: LoginPage) {
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} />)}`
}

/** The exact texts that stand inline in it, for the hashes of its content security policy. */
export function inlineLoginTexts({ style, first, script }: LoginAssets) {
  return { styles: [style], scripts: [first, script] }
}

function Document({ company, assets, language, isDemo, year }: LoginPage) {
  const words = language === 'es' ? es : en
  const login = language === 'es' ? esLogin : enLogin
  const { session } = words
  const { portal } = assets
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="color-scheme" content="light dark" />
        {isDemo && <meta name="demo" />}
        <meta name="company" content={company.name} />
        <meta name="phone" content={company.phone} />
        <title>{`${login.title} | ${company.name}`}</title>
        <link rel="icon" type="image/svg+xml" href={assets.icon} />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="" href={assets.font} />
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <script dangerouslySetInnerHTML={{ __html: assets.first }} />
      </head>
      <body
        data-style={portal?.style}
        data-script={portal?.script}
        data-lock={assets.lock}
        data-others={portal?.others.join(' ') || undefined}
      >
        <div id="portal">
          <SheetLayout
            title={login.title}
            note={
              <>
                <p>{login.restricted}</p>
                <p>{login.contact}</p>
              </>
            }
            footer={login.rights(year, company.name)}
            region={session.region}
            isDemo={isDemo}
          >
            <LoginForm login={login} words={words} />
          </SheetLayout>
        </div>
        <ol className="toasts" data-toasts="" />
        <script type="module" dangerouslySetInnerHTML={{ __html: assets.script }} />
      </body>
    </html>
  )
}
