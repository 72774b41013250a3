import defwright from "defwright/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [defwright()] });
