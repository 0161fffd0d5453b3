<?php
// Renders the fixtures on its input through the engine that its first argument names, from the build in its second; prints their HTML as JSON.

[, $engine, $build] = $argv;
$fixtures = json_decode(stream_get_contents(STDIN), true, 512, JSON_THROW_ON_ERROR);

function viaPhp(string $build): Closure
{
    return function (string $widget, string $language, array $values) use ($build): string {
        $file = "$build/templates/php/$language/$widget.php";
        ob_start();
        // Without a variable of its own, since options are called `values`, too.
        (static function () {
            extract(func_get_arg(1));
            include func_get_arg(0);
        })($file, $values);
        return ob_get_clean();
    };
}

function viaTwig(string $build): Closure
{
    require_once 'Twig/autoload.php';
    // Strict, so that a hole nobody fills is no fault only where the template says so.
    $twig = new Twig\Environment(new Twig\Loader\FilesystemLoader("$build/templates/twig"), ['strict_variables' => true]);
    return fn (string $widget, string $language, array $values): string => $twig->render("$language/$widget.twig", $values);
}

function viaBlade(string $build): Closure
{
    foreach (['Container', 'Events', 'Filesystem', 'View'] as $part) {
        require_once "Illuminate/$part/autoload.php";
    }
    $compiled = sys_get_temp_dir() . '/touchline-blade-' . getmypid();
    $files = new Illuminate\Filesystem\Filesystem();
    $files->ensureDirectoryExists($compiled);
    register_shutdown_function(fn () => $files->deleteDirectory($compiled));
    $resolver = new Illuminate\View\Engines\EngineResolver();
    $resolver->register('blade', fn () => new Illuminate\View\Engines\CompilerEngine(new Illuminate\View\Compilers\BladeCompiler($files, $compiled)));
    $finder = new Illuminate\View\FileViewFinder($files, ["$build/templates/blade"]);
    $views = new Illuminate\View\Factory($resolver, $finder, new Illuminate\Events\Dispatcher());
    return fn (string $widget, string $language, array $values): string => $views->make("$language.$widget", $values)->render();
}

$render = ['php' => viaPhp(...), 'twig' => viaTwig(...), 'blade' => viaBlade(...)][$engine]($build);
$html = array_map(fn (array $one): string => $render($one['widget'], $one['language'], $one['values']), $fixtures);
echo json_encode($html, JSON_THROW_ON_ERROR | JSON_INVALID_UTF8_SUBSTITUTE);
