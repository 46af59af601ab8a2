import type { Company } from '#domain/company/company.ts'
import { maxPhotos } from '#domain/leads/lead-choices.ts'

/** Every way in which something about a visitor reaches us, or stays on the visitor's device. */
export function Collected({ company }: { company: Company }) {
  return (
    <dl>
      <dt>The request form</dt>
      <dd>
        Your name and phone number. If you like: what happened and when, a town or address, a message, whether
        you will use insurance, how to reach you, and whether we may text you. With it go the page you came
        from, how long the form was open, and the time.
      </dd>
      <dt>After you send it</dt>
      <dd>
        What you add or correct from the same browser within 24 hours, and that you no longer need help. If
        you correct your number, our staff still see the earlier one.
      </dd>
      <dt>“Call me back”, the call-back window</dt>
      <dd>
        Your name and phone number, and what happened if you choose it. It becomes a request like any other.
      </dd>
      <dt>Photos</dt>
      <dd>
        Up to {maxPhotos} with a request. We remove the hidden data that cameras write into them, and keep no
        copy of what was sent.
      </dd>
      <dt>Visits</dt>
      <dd>
        {company.analytics_id
          ? 'Google Analytics is told the address and the title of each page you see. It runs in a sealed frame: it sets no cookie, stores nothing on your device, and cannot read the page or what you type. Like any server, Google sees your network address when it is asked.'
          : 'No analytics and no advertising run on this site.'}
      </dd>
      <dt>How quick a page was</dt>
      <dd>
        Your browser tells our own server how long a page took to appear and to answer, and what kind of page
        it was. It goes into counts at once; nothing says whose visit it was.
      </dd>
      <dt>The server</dt>
      <dd>
        Its log notes which part of the site was asked for, when, and how that went: no names, numbers,
        messages or network addresses. Your network address is counted for a quarter of an hour, so that
        nobody can flood us. With your request we store a code made from it for a day, so that a flood of
        requests does not keep our staff from hearing yours.
      </dd>
      <dt>Your device</dt>
      <dd>
        We set no cookies for visitors. The tab you are in remembers a form that you have not sent yet, and
        that you closed the emergency banner. Your browser keeps pages you have read, so that they open
        without a network; never a form that was filled in.
      </dd>
      <dt>Our staff</dt>
      <dd>
        Whoever signs in to our portal gets a cookie named <code>auth_token</code>, and the same token in the
        local storage of the browser. Visitors get neither.
      </dd>
    </dl>
  )
}
