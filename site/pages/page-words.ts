import type { PageWords } from '#site/page.ts'

type Words = PageWords & { readonly text?: string }

export const home: Words = {
  title: 'Disaster Restoration in Northeast Ohio and Western PA, 24/7',
  description:
    'Veteran-owned disaster restoration for Northeast Ohio and Western Pennsylvania: water, fire, mold, trauma and basements, day and night.',
  heading: 'MISSION: RESTORE',
  crumb: 'Home',
}

export const contact: Words = {
  title: 'Request Service or Call, Day and Night',
  description:
    'Call us around the clock, or leave a name and a number and we call you back. Photos can follow later.',
  heading: 'We’ll call you back',
  crumb: 'Contact',
}

export const receipt: Words = {
  title: 'We have your request',
  description: 'What happens now, and what to do until we call.',
  heading: 'We have your request',
  crumb: 'Your request',
}

export const chat: Words = {
  title: 'Continue Your Chat',
  description: 'Open your chat with us on this device.',
  heading: 'Continue your chat',
  crumb: 'Your chat',
}

export const chatGone: Words = {
  title: 'Chat Link No Longer Works',
  description: 'This link to a chat no longer works. Call us.',
  heading: 'This chat link no longer works',
  crumb: 'Your chat',
}

export const notFound: Words = {
  title: 'Page Not Found',
  description: 'There is no page at this address. Call us, or choose a service or a place that we serve.',
  heading: 'Page not found',
  crumb: 'Not found',
}

export const find: Words = {
  title: 'Find Your Town or an Answer',
  description: 'Type your town, your ZIP code or what happened, and go straight to the right page.',
  heading: 'Find your town or an answer',
  crumb: 'Find',
}

export const about: Words = {
  title: 'About Us: Veteran Owned and Operated',
  description:
    'Who runs your job, how it goes from the first call to the last signature, what we bring on the truck, and which documents you get.',
  heading: 'Who we are and how we work',
  crumb: 'About',
}

export const services: Words = {
  title: 'All Restoration Services',
  description:
    'Water damage, fire damage, mold remediation, trauma cleanup and basement restoration, day and night.',
  heading: 'Five kinds of damage, one number to call',
  crumb: 'Services',
  text: 'Pick the one that looks closest. If you see more than one kind of damage, or you aren’t sure, call and tell us what you see.',
}

export const certifications: Words = {
  title: 'Our Commitments and Certifications',
  description:
    'Eight promises with their exceptions and how to check each one, where to look up any restoration company, and the standards we follow.',
  heading: 'Our commitments to you',
  crumb: 'Our Commitments',
}

export const projects: Words = {
  title: 'Restoration Projects',
  description:
    'Finished restoration work in Northeast Ohio and Western Pennsylvania: photos from before and after, moisture readings, and what we learned.',
  heading: 'Finished restoration projects',
  crumb: 'Projects',
  text: 'Each project shows two photos of the same spot, the moisture readings if something had to dry, and the equipment we used. We publish a project only after the owner agrees in writing.',
}

export const privacy: Words = {
  title: 'Privacy and Website Terms',
  description:
    'How we use the name, phone number and photos you send us, how long we keep them, and the terms of this website.',
  heading: 'How we use what you send us',
  crumb: 'Privacy',
}

export const faq: Words = {
  title: 'Questions and Answers',
  description:
    'Short answers to common questions about water, fire, mold, trauma cleanup, basements, insurance and how we work.',
  heading: 'Questions our customers ask',
  crumb: 'FAQ',
  text: 'If anyone is in danger, call 911 first. If water is still running, if the power may not be safe, or if you can’t sleep in the house, it’s an emergency. Call us at any hour.',
}

export const testimonials: Words = {
  title: 'Testimonials',
  description:
    'Our rating, what customers wrote about our work, the rules we follow when we print a review, and how to send us yours.',
  heading: 'Customer reviews',
  crumb: 'Testimonials',
}
