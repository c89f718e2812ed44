let count = 0

/** A valid form of another user; sign-in names are unique. */
export function userForm(changes: object = {}) {
  count += 1
  return {
    name: `Lena Fischer ${count}`,
    username: `lena${count}`,
    emails: [`lena${count}@rosewood.example`],
    phones: ['+16135550188'],
    ...changes,
  }
}
