/**
 * The completion scripts of each shell. They run `complete -- <words…>`, which prints one line per candidate,
 * `<word>\t<about>`, and finally `:0` if file names are possible too, or `:4` if not. Typed words and printed words are
 * only ever arguments and data to the scripts; none is evaluated.
 */
export const completionScripts: Readonly<Record<string, string>> = {
  // Bash splits words at = and :, and replaces only the part after them.
  bash: `_defwright() {
  local words=() word at last ahead line
  for ((at = 1; at <= COMP_CWORD; at++)); do
    word=\${COMP_WORDS[at]}
    last=$((\${#words[@]} - 1))
    if ((last >= 0)) && [[ $word == [=:]* || \${words[last]} == *[=:] ]]; then
      words[last]+=$word
    else
      words+=("$word")
    fi
  done
  word=\${words[\${#words[@]} - 1]}
  ahead=\${word%"\${word##*[=:]}"}
  COMPREPLY=()
  while IFS= read -r line; do
    case $line in
      :4) compopt +o default 2>/dev/null ;;
      :0) ;;
      *)
        line=\${line%%$'\\t'*}
        COMPREPLY+=("\${line#"$ahead"}")
        ;;
    esac
  done < <(defwright complete -- "\${words[@]}" 2>/dev/null)
}
complete -o default -F _defwright defwright
`,
  zsh: `#compdef defwright
_defwright() {
  local -a typed lines candidates
  local line word
  typed=("\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}")
  lines=("\${(@f)$(defwright complete -- "\${typed[@]}" 2>/dev/null)}")
  for line in "\${(@)lines[1,-2]}"; do
    word=\${line%%$'\\t'*}
    candidates+=("\${word//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe defwright candidates
  if [[ $lines[-1] == :0 ]]; then _files; fi
}
if [[ $funcstack[1] == _defwright ]]; then
  _defwright "$@"
else
  if (( ! $+functions[compdef] )); then autoload -Uz compinit && compinit -i; fi
  compdef _defwright defwright
fi
`,
  fish: `function __defwright_complete
  set -l words (commandline -opc)
  set -l last (commandline -ct)
  if test -z "$last"
    set last ""
  end
  set -l lines (defwright complete -- $words[2..-1] $last 2>/dev/null)
  if test (count $lines) -gt 1
    printf '%s\\n' $lines[1..-2]
  end
  if test "$lines[-1]" = ":0"
    __fish_complete_path $last
  end
end
complete -c defwright -f -a "(__defwright_complete)"
`,
  // Before 7.3 an empty argument vanishes unless it is quoted twice.
  powershell: `Register-ArgumentCompleter -Native -CommandName defwright -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $words = @($commandAst.CommandElements | Select-Object -Skip 1 | ForEach-Object { "$_" })
  if ($wordToComplete -eq "") {
    $words += if ($PSVersionTable.PSVersion -lt [version]"7.3") { '""' } else { "" }
  }
  defwright complete -- @words 2>$null | Where-Object { $_ -notmatch "^:[04]$" } | ForEach-Object {
    $word, $about = $_ -split "\`t", 2
    if (-not $about) { $about = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, "ParameterValue", $about)
  }
}
`,
};
