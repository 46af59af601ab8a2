import { getRouteApi, useNavigate } from '@tanstack/react-router'

const route = getRouteApi('/staff/ops/chatbot-settings')

/** Whose editor is open: it stands in the address, so that what was typed by halves is found from elsewhere. */
export function useOpenAnswer() {
  const { answer = null } = route.useSearch()
  const navigate = useNavigate()
  return {
    open: answer,
    toggle: (id: string) =>
      void navigate({
        to: '/ops/chatbot-settings',
        search: (old) => ({ ...old, answer: answer === id ? undefined : id }),
        replace: true,
        resetScroll: false,
      }),
  }
}
