/** Passwords that are tried first. Shorter ones are refused anyway. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 123123123 87654321 987654321 11111111 111111111 00000000 88888888 66666666
  99999999 12341234 11223344 12344321 112233445566 147258369 123654789 741852963 789456123 159357456 password password1
  password12 password123 password1234 passw0rd p@ssw0rd p@ssword motdepasse motdepasse1 azertyuiop azerty123 azerty1234
  azertyui qwertyuiop qwerty123 qwerty1234 qwerty12 qwertyui 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc q1w2e3r4 q1w2e3r4t5
  zaq12wsx asdfghjkl asdfghjk asdf1234 zxcvbnm1 zxcvbnm123 abcd1234 abc12345 abcdefgh abcdefg1 a1b2c3d4 iloveyou iloveyou1
  iloveyou2 jetaime1 sunshine sunshine1 princess princess1 football football1 baseball basketball superman superman1
  batman123 pokemon1 starwars starwars1 trustno1 whatever welcome1 welcome123 letmein1 letmein123 admin123 admin1234
  administrator computer internet samsung1 michelle jennifer jordan23 charlie1 michael1 liverpool liverpool1 chelsea1
  barcelona marseille doudou123 loulou123 chocolat soleil123 bonjour1 bonjour123 coucou123 nicolas1 camille1 secret123
  changeme changeme1 qazwsxedc qweasdzxc monkey123 dragon123 master123 shadow123 hello123 hello1234 killer123 freedom1
  mustang1 corvette midnight maverick blink182 naruto123 minecraft fortnite 7wonders 7wonder5 sevenwonders wonders7
  polis123 polispolis`.split(/\s+/),
);

/** One letter again and again, or letters in the order of the alphabet or the digits. */
function isMonotonous(password: string): boolean {
  const steps = new Set([...password].slice(1).map((letter, i) => letter.charCodeAt(0) - password.charCodeAt(i)));
  return steps.size === 1 && Math.abs([...steps][0]) <= 1;
}

/** Whether it is among the first that anyone would try for this name. */
export function isCommon(password: string, login: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const name = login.normalize('NFKC').toLowerCase();
  return COMMON.has(plain) || isMonotonous(plain) || plain === name || plain === name + name;
}
