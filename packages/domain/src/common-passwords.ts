// The most common passwords of six characters and more, in lower case (AMB-54).
const list = `
123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321 0987654321 111111 1111111 11111111 222222 333333 444444
555555 666666 777777 888888 88888888 999999 000000 00000000 112233 121212 123123 123123123 123321 1234321 123654 147258 147258369 159357 159753 102030 101010 131313 142536
456789 789456 789456123 321321 696969 232323 252525 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 q1w2e3 q1w2e3r4 qazwsx qazwsxedc zaq12wsx zaq1zaq1 123qwe 123abc 1234qwer qwe123 qwer1234
qwert qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyu qwertyui qwertyuiop qwertz qwertz123 azerty azerty123 asdfgh asdfghj asdfghjk asdfghjkl asd123 asdf1234 asdasd asdqwe zxcvbn zxcvbnm zxcvb zxczxc
abc123 abcd1234 abc1234 abcdef abcdefg abcdefgh abcabc a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 aaaaaa aaaaaaaa 123456a 123456q 123456abc 12345a 12345qwert
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pa$$word pass123 pass1234 passwort passwort1 passwort123 motdepasse contraseña senha123 parola parola1 parola123 sifre123 şifre123 sifre1234
letmein letmein1 welcome welcome1 welcome123 willkommen hosgeldiniz admin1 admin12 admin123 admin1234 administrator root123 toor123 guest123 test123 test1234 testtest tester changeme changeme123 default temp123 temporary
secret secret1 secret123 login123 access access14 master master1 superman batman spiderman pokemon naruto starwars matrix trustno1 whatever nothing google google123 facebook instagram samsung samsung123 iphone computer internet
iloveyou iloveyou1 iloveyou2 ilovehim iloveher ichliebedich seniseviyorum askim123 askimaskim canim123 lovely loveme love123 love1234 forever forever1 sunshine sunshine1 princess princess1 angel1 angel123 flower flowers
monkey monkey1 dragon dragon1 tigger shadow shadow1 bailey buster cookie pepper ginger summer summer1 summer123 summer2024 summer2025 summer2026 winter winter1 autumn spring
football football1 futbol fussball baseball basketball hockey hockey1 soccer soccer1 golfer arsenal liverpool chelsea barcelona realmadrid galatasaray galatasaray1905 fenerbahce fenerbahce1907 besiktas besiktas1903 bayern schalke04
michael michael1 jordan jordan23 jennifer jessica ashley nicole daniel daniel1 thomas thomas1 robert andrew matthew joshua george charlie charlie1 william hunter hunter2 killer harley ranger maggie michelle
istanbul istanbul34 ankara06 turkiye turkiye1 deutschland hallo123 hallo1234 hallohallo schatz schatzi canada canada1 toronto australia sydney dubai123 emirates saudi123 riyadh mohamed mohammed muhammad ahmed123 abdullah mustafa mehmet123
wedding wedding1 wedding12 wedding123 wedding2025 wedding2026 wedding2027 weddings bride123 dugun123 dügün123 dugun1234 hochzeit hochzeit1 hochzeit123 marriage married honeymoon
azertyuiop qwerty12345 qwertyuiop123 1qaz2wsx3edc 1234567891 12341234 12344321 12121212 11223344 98765432 66666666 77777777 55555555 22222222 99999999 00112233 1111111111 0000000000 1234554321 aaa111 abc12345 asd12345 qwe1234 user123 user1234
`
export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/))
