/** What tests add. */

/** Words of `npm run new`: each kind of addition, with the options that change what is written. */
export const triedAdditions: readonly (readonly string[])[] = [
  "member slope --kind terrain --type integer --section 2.6",
  "member lid --kind furniture --type ref:furniture",
  'member hold --kind furniture --type volume --default "2 L"',
  "member weight --kind recipe --type integer --default 3",
  "member patron --kind profession --type string",
  "code steep-slope --theme tiles --kind terrain --member comfort --wrong 77 --right 3 --section 2.6 --fix safe",
  'code odd-word --theme professions --kind profession --member description --wrong "odd" --right "even" --severity note',
  'code odd-list --theme recipes --kind recipe --member flags --wrong ["A"] --right [] --severity error',
  "verb draw --member curtain_transform",
  "format table --ending .tsv --data",
  "format sheet --document",
  "kind spell --type SPELL",
].map((words) => words.match(/"[^"]*"|\S+/gu) ?? []);
