import { durationWords } from '#platform/text/duration-words.ts'
import { rateWindow } from '#platform/requests/rate-window.ts'
import type { Company } from '#domain/company/company.ts'
import { chatRememberedFor } from '#domain/chat/kept-for.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'
import { sourceKeptFor } from '#domain/leads/suspicion/source-life.ts'
import { receiptOpenFor } from '#domain/receipts/receipt.ts'

/** Everything about a visitor that reaches us or is stored on the visitor's device. */
export function Collected({ company }: { company: Company }) {
  return (
    <dl>
      <dt>The request form</dt>
      <dd>
        We collect your name and phone number. You can also tell us what happened and when, your town or
        address, a message, whether you’ll use insurance, how to reach you, and whether we may text you. The
        form also sends the page you came from, how long the form was open, and the time.
      </dd>
      <dt>After you send it</dt>
      <dd>
        Within {durationWords(receiptOpenFor)}, you can add to your request or correct it from the same
        browser, or tell us that you no longer need help. If you correct your phone number, our staff can
        still see the earlier one.
      </dd>
      <dt>“Chat with us”</dt>
      <dd>
        We store what you write, the photos you add, and the answers you choose to give, with the page you
        were on and the website you came from. You don’t have to give a name or a phone number. If you give a
        number, the conversation becomes a request like any other. A key that opens the conversation, and a
        copy of it, are stored on your device until {durationWords(chatRememberedFor)} after you last wrote.
      </dd>
      <dt>Photos</dt>
      <dd>
        You can send up to {maxPhotos} with a request. We remove the hidden data that cameras store in them,
        and don’t keep the original files.
      </dd>
      <dt>Visits</dt>
      <dd>
        {company.analytics_id
          ? 'Google Analytics gets the address and the title of each page you open. It runs in an isolated frame, so it sets no cookie, stores nothing on your device, and can’t read the page or what you type. Like any server, Google’s server sees your IP address.'
          : 'This website has no analytics and no advertising.'}
      </dd>
      <dt>Page speed</dt>
      <dd>
        Your browser tells our own server how long a page took to appear and to respond, and what kind of page
        it was. We add this to totals right away, and save nothing about whose visit it was.
      </dd>
      <dt>Our server</dt>
      <dd>
        The server log records which part of the website was requested, when, and whether it worked. It has no
        names, phone numbers, messages or IP addresses. We count requests from your IP address for{' '}
        {durationWords(rateWindow)}, so that no one can flood the website. For {durationWords(sourceKeptFor)},
        we store a code made from your IP address with your request, so that a flood of other requests doesn’t
        keep our staff from seeing yours.
      </dd>
      <dt>Your device</dt>
      <dd>
        We set no cookies for visitors. Your browser tab remembers a form that you haven’t sent yet, that you
        closed the emergency banner, and that you opened the chat. If a request can’t be sent, it’s stored on
        your device with its photos until it’s sent or you delete it. A key that lets you add to a request you
        sent is stored there for {durationWords(receiptOpenFor)}. Your browser also saves pages you have read,
        so that they open without a connection. It never saves a page with a form that you filled in.
      </dd>
      <dt>Our staff</dt>
      <dd>
        Staff members who sign in to our portal get a cookie named <code>auth_token</code>, and the same token
        in their browser’s local storage. Visitors get neither.
      </dd>
    </dl>
  )
}
