import { plainLetters } from './spelling.ts'

/** "i need a person", "can I talk to someone", "quiero hablar con alguien": no page is quoted to whoever asks for that. */
const asking = [
  /\b(need|want|get|give me|let me|talk|speak|chat|connect|reach|is there|are you|is this)\b.{0,24}\b(person|human|agent|representative|rep|operator|dispatcher)\b/,
  /\b(talk|speak|chat) (to|with) (someone|somebody|anyone|anybody|people|you guys)\b/,
  /\b(necesito|quiero|dame|pas[ae]me|comuni\w+|hay|eres|es)\b.{0,24}\b(una persona|un humano|un agente|un operador|una operadora|un representante)\b/,
  /\bhablar con (alguien|una? |el |la )/,
]

export function asksForPerson(text: string): boolean {
  const plain = plainLetters(text)
  return asking.some((words) => words.test(plain))
}
