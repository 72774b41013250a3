-- Drives Neovim's own client: open, see the finding, complete, jump, rename, save. Prints a line for each step.
local folder = vim.env.PROJECT
local file = folder .. "/content/core/doors.json"

local function say(...)
  io.stdout:write(table.concat({ ... }, " ") .. "\n")
end

local function await(what, done)
  if not vim.wait(20000, done, 20) then
    say("never:", what)
    vim.cmd("cquit 1")
  end
end

vim.cmd("filetype on")
vim.cmd("cd " .. folder)
-- What the documentation prints.
vim.cmd("luafile " .. vim.env.SETUP)
vim.cmd("edit " .. file)
local buffer = vim.api.nvim_get_current_buf()
local client
await("the server", function()
  for id, found in pairs(vim.lsp.buf_get_clients(buffer)) do
    client = id
    return found.name == "defwright" and found.initialized
  end
end)

local function findings()
  return vim.diagnostic.get(buffer)
end
local function put(from, to)
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  for number, line in ipairs(lines) do
    local start = line:find(from, 1, true)
    if start then
      local changed = line:sub(1, start - 1) .. to .. line:sub(start + #from)
      vim.api.nvim_buf_set_lines(buffer, number - 1, number, false, { changed })
      vim.api.nvim_win_set_cursor(0, { number, start + #to - 3 })
      return
    end
  end
  say("not found:", from)
  vim.cmd("cquit 1")
end
local function ask(method, more)
  local params = vim.tbl_extend("force", vim.lsp.util.make_position_params(), more or {})
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  return answers and answers[client] and answers[client].result
end

put('"open": "t_gate_open"', '"open": "t_nowhere"')
await("a finding", function()
  return #findings() == 1
end)
say("finding:", findings()[1].code or findings()[1].user_data.lsp.code, findings()[1].lnum + 1)

put('"open": "t_nowhere"', '"open": "t_gate_o"')
local list = ask("textDocument/completion")
local labels = {}
for _, item in ipairs(list.items or list) do
  table.insert(labels, item.label)
end
say("completion:", table.concat(labels, " "))

put('"open": "t_gate_o"', '"open": "t_gate_open"')
await("no finding", function()
  return #findings() == 0
end)
local places = ask("textDocument/definition")
say("definition: line", places[1].range.start.line + 1)

local edit = ask("textDocument/rename", { newName = "t_gate_wide" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
await("a right text after the rename", function()
  return #findings() == 0
end)
vim.cmd("silent write")
local text = table.concat(vim.fn.readfile(file), "\n")
local _, count = text:gsub('"t_gate_wide"', "")
say("renamed:", count)
vim.cmd("qall!")
