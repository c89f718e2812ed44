/** What is used of it; the package has no types. */
declare module 'fontkit' {
  export function openSync(file: string): object
}
