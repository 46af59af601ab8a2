export function takeOver(form: HTMLFormElement) {
  void form
}
